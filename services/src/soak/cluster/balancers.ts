/** Settings of PgBouncer, HAProxy and Varnish as docs/production.md describes them, for one machine. Pure. */

export type Target = { name: string; port: number };

/** PgBouncer with transaction pooling. Two of them may listen on one port. */
export const pgbouncerSettings = ({ port, database }: { port: number; database: number }): string => `[databases]
roost = host=127.0.0.1 port=${database} dbname=roost user=roost
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
so_reuseport = 1
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
server_login_retry = 1
server_connect_timeout = 3
server_check_delay = 0
query_wait_timeout = 10
`;

/**
 * A server that answers nothing is left out after two checks; a request that it did not take goes to another one. One that came back gets its share
 * little by little: a fresh process has compiled nothing yet.
 */
const backend = (name: string, check: string, targets: readonly Target[]): string => `backend ${name}
  balance roundrobin
  option httpchk GET ${check}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 slowstart 8s
${targets.map((target) => `  server ${target.name} 127.0.0.1:${target.port} check`).join('\n')}
`;

/**
 * A frontend for pages, one for services, one for published remotes. A request whose connection broke is sent again to another server; writes only
 * where a second one does no harm, because they carry an idempotency key or change nothing.
 */
export const haproxySettings = (
  ports: { site: number; services: number; assets: number },
  targets: { hosts: readonly Target[]; services: readonly Target[]; assets: readonly Target[] },
): string => `global
  maxconn 4000
  tune.bufsize 65536
defaults
  mode http
  timeout connect 2s
  timeout client 70s
  timeout server 35s
  timeout queue 10s
  timeout http-keep-alive 30s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response response-timeout 502 503
frontend site
  bind 127.0.0.1:${ports.site}
  http-request disable-l7-retry unless METH_GET or { path_beg /api/reservations /api/quotes } or { path_reg ^/api/trips/[^/]+/change$ }
  default_backend hosts
frontend services
  bind 127.0.0.1:${ports.services}
  http-request disable-l7-retry unless METH_GET or { path_beg /reservations /quotes } or { path_reg ^/trips/[^/]+/change$ }
  default_backend services
frontend assets
  bind 127.0.0.1:${ports.assets}
  default_backend assets
${backend('hosts', '/readyz', targets.hosts)}${backend('services', '/readyz', targets.services)}${backend('assets', '/healthz', targets.assets)}`;

/** Varnish keeps files that never change, and pictures; pages and /api pass. */
export const varnishSettings = (site: number): string => `vcl 4.1;
backend site {
  .host = "127.0.0.1"; .port = "${site}";
  .connect_timeout = 2s; .first_byte_timeout = 35s; .between_bytes_timeout = 10s;
}
sub vcl_recv {
  if ((req.method == "GET" || req.method == "HEAD") && req.url ~ "^/(_remotes|_host|_image)/") {
    unset req.http.cookie;
    return (hash);
  }
  return (pass);
}
sub vcl_backend_response { set beresp.grace = 1h; }
sub vcl_backend_error {
  if (bereq.retries < 3 && (bereq.method == "GET" || bereq.method == "HEAD")) { return (retry); }
}
`;
