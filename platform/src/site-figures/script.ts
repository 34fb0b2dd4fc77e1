/**
 * The script of the local page: it brings newer figures every five seconds while somebody looks, and stops when it is
 * told to.
 */
export const SCRIPT = `
const part = document.getElementById('figures');
const button = document.getElementById('pause');
let paused = false;
const load = async () => {
  if (paused || document.hidden) return;
  try {
    const answer = await fetch('/figures' + location.search, { signal: AbortSignal.timeout(4000) });
    if (answer.ok && !paused) part.innerHTML = await answer.text();
    document.title = document.title.replace(/^\\(stopped\\) /, '');
  } catch {
    if (!document.title.startsWith('(')) document.title = '(stopped) ' + document.title;
  }
};
button.hidden = false;
button.addEventListener('click', () => {
  paused = !paused;
  button.textContent = paused ? 'Go on' : 'Pause';
  void load();
});
setInterval(load, 5000);
document.addEventListener('visibilitychange', load);
`;
