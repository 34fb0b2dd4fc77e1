/**
 * Stand-ins for scripts that a site may add: a tag manager and a visual optimizer. Each does just enough to show
 * whether consent is respected.
 */

/** Sets an advertising cookie and reports every event of the data layer, earlier and later ones, to its own host. */
export const TAG_MANAGER = `(function () {
  var script = document.currentScript;
  var host = script ? new URL(script.src).origin : '';
  var layer = window.dataLayer = window.dataLayer || [];
  document.cookie = '_gcl_au=' + Date.now() + '; path=/; max-age=7776000; samesite=lax';
  function tell(entry) {
    if (!entry || typeof entry.event !== 'string') return;
    fetch(host + '/tag-manager/hit?event=' + encodeURIComponent(entry.event), { mode: 'no-cors', keepalive: true }).catch(function () {});
  }
  layer.forEach(tell);
  var push = layer.push;
  layer.push = function () {
    for (var i = 0; i < arguments.length; i += 1) tell(arguments[i]);
    return push.apply(layer, arguments);
  };
}());
`;

/** Stores that this visitor sees the page unchanged. */
export const VISUAL_OPTIMIZATION = `document.cookie = '_vis_opt_s=1; path=/; max-age=8640000; samesite=lax';
`;
