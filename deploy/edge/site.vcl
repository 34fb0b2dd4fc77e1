# Varnish: keeps files that never change, and pictures; with ROOST_SHARED_CACHE=on of the hosts also pages of visitors without a cookie, for seconds. All else passes.
# `npm run cluster` runs this file with another address of the load balancer.
#   varnishd -a :8081 -f site.vcl -s malloc,2g -p http_gzip_support=off
vcl 4.1;
import std;
backend site {
  .host = "load-balancer"; .port = "8080";
  .connect_timeout = 2s; .first_byte_timeout = 35s; .between_bytes_timeout = 10s;
}
sub vcl_recv {
  # One copy for each encoding that the host has, not for each order of words. (Varnish's own compression is off: it knows no brotli.)
  if (req.http.accept-encoding ~ "\bbr\b") { set req.http.accept-encoding = "br"; }
  elsif (req.http.accept-encoding ~ "\bgzip\b") { set req.http.accept-encoding = "gzip"; }
  else { unset req.http.accept-encoding; }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.url ~ "^/(_remotes/|_host/|_image[/?])") {
    unset req.http.cookie;
    unset req.http.authorization;
    # One copy for each set of formats that the host chooses from, however browsers word it.
    if (req.url ~ "^/_image") {
      if (req.http.accept ~ "image/avif" && req.http.accept ~ "image/webp|image/\*|\*/\*") { set req.http.accept = "image/avif,image/webp"; }
      elsif (req.http.accept ~ "image/avif") { set req.http.accept = "image/avif"; }
      elsif (!req.http.accept || req.http.accept ~ "image/webp|image/\*|\*/\*") { set req.http.accept = "image/webp"; }
      else { set req.http.accept = "image/jpeg"; }
    }
    return (hash);
  }
  # Whoever has a cookie or a name gets pages of their own, from the host.
  if (req.http.cookie || req.http.authorization || req.url ~ "^/(api|_teams|teams|mail|_test)(/|$)") { return (pass); }
  # One copy for each language, as the host chooses them: Spanish where it stands first, English where Spanish is not named. Who ranks them otherwise asks the host.
  if (req.http.accept-language ~ "(?i)^es(-[a-z0-9]+)?(,|$)") { set req.http.accept-language = "es"; }
  elsif (req.http.accept-language !~ "(?i)\bes\b|\*") { set req.http.accept-language = "en"; }
  else { return (pass); }
  return (hash);
}
sub vcl_backend_response {
  if (bereq.url ~ "^/(_remotes/|_host/|_image[/?])" && beresp.status == 200) {
    # What may not be kept says so itself, and Varnish's own rules, which follow, know these words.
    set beresp.grace = 1h;
  } elsif (beresp.status == 200 && beresp.http.cdn-cache-control ~ "^max-age=\d+, stale-while-revalidate=\d+$" && !beresp.http.set-cookie) {
    # What the host says to a CDN alone; browsers keep no page.
    set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, "^max-age=(\d+),.*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.cdn-cache-control, "^.*=(\d+)$", "\1s"), 0s);
    unset beresp.http.cdn-cache-control;
    return (deliver);
  } else {
    # Not this time. Others who ask for the same address do not wait for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    return (deliver);
  }
}
sub vcl_backend_error {
  if (bereq.retries < 3 && (bereq.method == "GET" || bereq.method == "HEAD")) { return (retry); }
}
