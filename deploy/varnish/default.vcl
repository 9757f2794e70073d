# Varnish 7 with vmod xkey (Debian: varnish, varnish-modules) between what ends TLS and the store; docs/scaling.md says how to start it.
# It keeps what the store marks as public, for as long as the store says, and nothing else.
vcl 4.1;

import std;
import xkey;

backend store {
    .host = "127.0.0.1";
    .port = "3000";
    # The store ends what takes too long by itself, with a page or a problem that says so.
    .first_byte_timeout = 150s;
    .between_bytes_timeout = 150s;
}

sub vcl_recv {
    if (req.url == "/cdn-purge") {
        call purge_by_tags;
    }
    # One copy for each encoding that the store has. With http_gzip_support on, Varnish leaves gzip alone here.
    if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
}

# A post of the store's after a change (CDN_PURGE_URL), with its token and the tags of the pages to drop.
sub purge_by_tags {
    if (std.getenv("CDN_PURGE_TOKEN") == "" || req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) {
        return (synth(403, "Forbidden"));
    }
    if (req.method != "POST") {
        return (synth(405, "Method Not Allowed"));
    }
    if (!req.http.Cache-Tag) {
        return (synth(400, "Bad Request"));
    }
    set req.http.X-Purged = xkey.purge(regsuball(req.http.Cache-Tag, ",", " "));
    return (synth(200, "Purged"));
}

# Without the built-in rule that anything but a read of a known name is piped: then the connection's later requests would be unseen.
sub vcl_req_method {
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
}

# Public pages do not depend on cookies, and a visitor who is signed in gets them from here, too. What does depend is no-store.
sub vcl_req_cookie {
    return;
}

sub vcl_backend_response {
    # An old page is never sent while a new one is fetched: must-revalidate.
    set beresp.grace = 0s;
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (beresp.status >= 500) {
        # The next visitor may find the store well.
        return (pass(1s));
    }
    if (beresp.status != 200 || beresp.ttl <= 0s || beresp.http.Set-Cookie || beresp.http.Vary ~ "\*" ||
        beresp.http.Cache-Control !~ "(?i)\bpublic\b" || beresp.http.Cache-Control ~ "(?i)no-store|no-cache|private") {
        # Not kept, and later requests for it wait for no other. Those that have it ask with its ETag.
        return (pass(60s));
    }
    set beresp.http.xkey = regsuball(beresp.http.Cache-Tag, ",", " ");
    # The name of one request, in the log of the store.
    unset beresp.http.X-Request-Id;
}

sub vcl_deliver {
    unset resp.http.Cache-Tag;
    unset resp.http.xkey;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
