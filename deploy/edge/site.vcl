# Varnish: keeps files that never change, and pictures; pages and /api pass. `npm run cluster` runs this file with another address of the load balancer.
#   varnishd -a :8081 -f site.vcl -s malloc,2g
vcl 4.1;
backend site {
  .host = "load-balancer"; .port = "8080";
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
