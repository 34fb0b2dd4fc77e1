/**
 * The page of the hidden frame. Its script reports the begin, sends facts about the browser to the collector, and
 * reports the end.
 */

export const FRAME_HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Collector</title><script src="/logo.js"></script></html>';

export const FRAME_SCRIPT = `(function () {
  'use strict';
  var tell = function (event) { parent.postMessage(JSON.stringify({ event: event }), '*'); };
  tell('collect-begin');
  var query = new URLSearchParams(location.search);
  var body = new URLSearchParams({
    m: query.get('m') || '', s: query.get('s') || '', sv: query.get('sv') || '',
    language: navigator.language, screen: screen.width + 'x' + screen.height, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || ''
  });
  var done = function () { tell('collect-end'); };
  fetch('/collect', { method: 'POST', body: body }).then(done, done);
})();
`;

/** The device-analysis script of the stand-in: it only reports that it ran. */
export const DEVICE_SCRIPT = "document.documentElement.dataset.deviceAnalysis = 'loaded';\n";
