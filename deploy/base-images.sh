#!/bin/sh
# Makes the base images of the files beside this one out of Debian's packages and this machine's Node and npm, for machines that reach no registry of images.
# As root, with debootstrap, cpio and podman (or ENGINE=docker). Then:
#   npm run images -- --node localhost/roost-base-node --runtime localhost/roost-base-runtime --postgres localhost/roost-base-postgres
# SUITE and MIRROR name another Debian; NODE another binary than the repository's own.
set -eu
ENGINE=${ENGINE:-podman}
SUITE=${SUITE:-bookworm}
MIRROR=${MIRROR:-http://deb.debian.org/debian}
for needed in debootstrap cpio "$ENGINE" npm; do
  command -v "$needed" >/dev/null || { echo "base-images.sh needs $needed: install it first" >&2; exit 1; }
done
NODE=${NODE:-$(cd "$(dirname "$0")/.." && pwd)/node_modules/node/bin/node}
NPM=$(npm root --global)/npm
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT INT TERM

pack() { # image, directory, options of import
  image=$1 directory=$2
  shift 2
  tar --directory "$directory" --create . | "$ENGINE" import "$@" - "$image"
}

# Node and npm on a small Debian: what the build stages run in.
debootstrap --variant=minbase --include=ca-certificates,libstdc++6,libatomic1 "$SUITE" "$WORK/node" "$MIRROR"
cp -a "$WORK/node" "$WORK/postgres"
install -D "$NODE" "$WORK/node/usr/local/bin/node"
mkdir -p "$WORK/node/usr/local/lib/node_modules"
cp -a "$NPM" "$WORK/node/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$WORK/node/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$WORK/node/usr/local/bin/npx"
rm -rf "$WORK"/node/var/cache/apt/archives/*.deb "$WORK"/node/var/lib/apt/lists/*
# Whoever this machine believes (the proxy of a company) the build stages believe too. What runs in production believes Debian's list alone.
cp /etc/ssl/certs/ca-certificates.crt "$WORK/node/etc/ssl/certs/machine.crt"
pack localhost/roost-base-node "$WORK/node" --change 'CMD ["node"]' --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/machine.crt'

# Node and the libraries that it and its native modules load, and nothing else: no shell, no package manager.
RUNTIME=$WORK/runtime
mkdir -p "$RUNTIME/nodejs/bin" "$RUNTIME/etc" "$RUNTIME/tmp" "$RUNTIME/home/nonroot" "$RUNTIME/usr/lib" "$RUNTIME/usr/share"
cp "$NODE" "$RUNTIME/nodejs/bin/node"
for link in lib lib64; do ln -s "usr/$link" "$RUNTIME/$link"; done
(
  cd "$WORK/node"
  find usr/lib usr/lib64 -path '*/ld-linux*' -o -name 'libc.so.6' -o -name 'libm.so.6' -o -name 'libdl.so.2' -o -name 'libpthread.so.0' -o -name 'librt.so.1' \
    -o -name 'libresolv.so.2' -o -name 'libnss_*' -o -name 'libgcc_s.so.1' -o -name 'libstdc++.so.6*' -o -name 'libatomic.so.1*' \
    | cpio --quiet -pdm "$RUNTIME"
  cp -a --parents etc/ssl/certs usr/share/ca-certificates usr/share/zoneinfo etc/nsswitch.conf etc/debian_version "$RUNTIME" 2>/dev/null || true
)
rm -f "$RUNTIME/etc/ssl/certs/machine.crt"
# What it is made of, for the bill of materials of an image.
mkdir -p "$RUNTIME/var/lib/dpkg/status.d"
for package in libc6 libgcc-s1 libstdc++6 libatomic1 ca-certificates tzdata; do
  dpkg-query --admindir="$WORK/node/var/lib/dpkg" --status "$package" >"$RUNTIME/var/lib/dpkg/status.d/$package" 2>/dev/null \
    || rm "$RUNTIME/var/lib/dpkg/status.d/$package"
done
printf 'root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n' >"$RUNTIME/etc/passwd"
printf 'root:x:0:\nnonroot:x:65532:\n' >"$RUNTIME/etc/group"
chmod 1777 "$RUNTIME/tmp"
chown 65532:65532 "$RUNTIME/home/nonroot"
pack localhost/roost-base-runtime "$RUNTIME" --change 'USER nonroot' --change 'ENTRYPOINT ["/nodejs/bin/node"]' --change 'ENV SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt'

# PostgreSQL of Debian, started as the official image is: user, database and password by POSTGRES_*.
chroot "$WORK/postgres" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends postgresql && apt-get clean'
rm -rf "$WORK"/postgres/var/lib/postgresql/*/main "$WORK"/postgres/var/lib/apt/lists/*
cat >"$WORK/postgres/usr/local/bin/start-postgres" <<'START'
#!/bin/sh
set -eu
PGDATA=${PGDATA:-/var/lib/postgresql/data}
PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
mkdir -p "$PGDATA" /run/postgresql
chown postgres "$PGDATA" /run/postgresql
chmod 700 "$PGDATA"
as() { setpriv --reuid postgres --regid postgres --init-groups "$@"; }
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" >/tmp/password
  chown postgres /tmp/password
  as initdb --pgdata "$PGDATA" --username "${POSTGRES_USER:-postgres}" --pwfile /tmp/password --auth scram-sha-256 --encoding UTF8 --locale C.UTF-8
  rm /tmp/password
  as pg_ctl --pgdata "$PGDATA" --wait --options '-c listen_addresses=' start
  PGPASSWORD=$POSTGRES_PASSWORD as createdb --host /run/postgresql --username "${POSTGRES_USER:-postgres}" "${POSTGRES_DB:-$POSTGRES_USER}" || true
  as pg_ctl --pgdata "$PGDATA" --wait stop
fi
exec setpriv --reuid postgres --regid postgres --init-groups "$(command -v postgres)" -D "$PGDATA" -c 'listen_addresses=*'
START
chmod 755 "$WORK/postgres/usr/local/bin/start-postgres"
pack localhost/roost-base-postgres "$WORK/postgres" --change 'CMD ["/usr/local/bin/start-postgres"]' --change 'ENV LANG=C.UTF-8'
echo 'Base images: localhost/roost-base-node, localhost/roost-base-runtime, localhost/roost-base-postgres'
