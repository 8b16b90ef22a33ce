// The gate: the page's only script of its own text, run before anything else is fetched, so it is written for any browser. Everything the page fetches lies in
// a template above it (tools/site/gate.ts): in a browser that knows what the layout needs it is let out; in any other nothing comes, and the page says which
// browsers are needed (src/ui/floor/browsers.ts), in words that stand in index.html.
(function () {
  var needs = 'selector(:has(a)) and (height: 1dvh) and (container-type: inline-size)';
  var rest = document.getElementById('rest');
  if (rest && window.CSS && CSS.supports && CSS.supports(needs)) {
    document.write(rest.innerHTML);
    return;
  }
  document.addEventListener('DOMContentLoaded', function () {
    var notice = /** @type {HTMLElement} */ (document.getElementById('no-start'));
    var sections = /** @type {HTMLElement[]} */ ([].slice.call(notice.querySelectorAll('section')));
    var asked = /[?&]lang=([a-z]{2})/.exec(location.search);
    var wishes = [asked ? asked[1] : ''].concat(navigator.languages || navigator.language);
    var known = wishes
      .map(function (wish) {
        return sections.filter(function (section) {
          return section.lang === String(wish).slice(0, 2);
        })[0];
      })
      .filter(Boolean);
    [].forEach.call(notice.querySelectorAll('section, section > *'), function (/** @type {HTMLElement} */ part) {
      part.hidden = part !== (known[0] || sections[0]) && part.getAttribute('data-told') !== 'old';
    });
    // No sheet comes either.
    notice.style.font = '1.25rem/1.5 sans-serif';
    notice.style.maxWidth = '34rem';
    notice.style.margin = '2rem';
    notice.hidden = false;
  });
})();
