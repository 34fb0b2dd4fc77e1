# The host: pages, pictures and the way to services.
# docker build -f deploy/host.Dockerfile -t roost-host .
# The two base images are named by version here. For the same image whenever it is built, pin them: --build-arg NODE=image@sha256:… --build-arg RUNTIME=image@sha256:…
# (`npm run images -- --node … --runtime … --pinned` refuses any that is not; docs/production.md says where the digests come from).
ARG NODE=node:24-bookworm-slim
ARG RUNTIME=gcr.io/distroless/nodejs24-debian12:nonroot

FROM ${NODE} AS build
WORKDIR /app
COPY . .
RUN npm install --no-save --no-audit --no-fund --ignore-scripts
RUN node --disable-warning=ExperimentalWarning platform/src/supply/installed-main.ts
RUN node platform/bootstrap.mjs build host

# What runs: sources without tests, and modules without tools.
FROM ${NODE} AS app
WORKDIR /app
COPY . .
# npm follows a workspace's development packages to other workspaces, tools and all: they are not asked for.
RUN npm pkg delete --workspace=@roost/host devDependencies
RUN npm install --no-save --no-audit --no-fund --ignore-scripts --omit=dev --workspace=@roost/host
# What was installed is compared with the lock file.
RUN node --disable-warning=ExperimentalWarning platform/src/supply/installed-main.ts
RUN rm -rf e2e mfe-* sandbox docs deploy services platform services/src/soak services/src/testing \
  && find . -name '*.test.ts*' -not -path '*/node_modules/*' -delete
COPY --from=build /app/host/dist host/dist

# No shell, no package manager, no compiler.
FROM ${RUNTIME}
WORKDIR /app
ENV NODE_ENV=production ROOST_BIND=0.0.0.0 ROOST_DATA_DIR=/data ROOST_DRAIN_MS=5000 MALLOC_ARENA_MAX=2
COPY --from=app /app .
# Written at run time are /data and /tmp; everything else may be read-only.
VOLUME ["/data"]
USER nonroot
EXPOSE 3000
CMD ["--disable-warning=ExperimentalWarning", "host/server/main.ts"]
