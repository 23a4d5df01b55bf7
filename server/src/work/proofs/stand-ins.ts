/**
 * The beginning of a creative's document, where its scripts ask for files of the archive by names that they put
 * together: fetch, requests and elements get them from the document itself. It runs in the creative's own sealed
 * origin, with no more than the creative could do by itself, and nothing leaves the document for it.
 *
 * @param files media type and base64 of each, by its path in the archive
 * @param folder where the page lies in the archive, with a slash at its end, or empty
 */
export const standIns = (
  files: Readonly<Record<string, readonly [string, string]>>,
  folder: string,
): string => `<script>(${source})(${safe(files)},${safe(folder)})</script>`

/** JSON within a script of a document. */
const safe = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const source = `(files, folder) => {
  const base = new URL('.', document.baseURI).href;
  const find = (address) => {
    try {
      const text = String(address);
      const asked = text.startsWith(base) ? text.slice(base.length) : text;
      const { origin, pathname } = new URL(asked, 'http://archive/' + folder);
      return origin === 'http://archive' ? files[decodeURIComponent(pathname).slice(1)] : undefined;
    } catch { return undefined; }
  };
  const bytes = ([, text]) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const words = (file) => new TextDecoder().decode(bytes(file));
  const held = ([type, text]) => 'data:' + type + ';base64,' + text;
  const ask = window.fetch;
  window.fetch = (asked, more) => {
    const file = find(asked instanceof Request ? asked.url : asked);
    return file ? Promise.resolve(new Response(bytes(file), { headers: { 'content-type': file[0] } })) : ask.call(window, asked, more);
  };
  const { open, send, getResponseHeader } = XMLHttpRequest.prototype;
  const asked = new WeakMap();
  Object.assign(XMLHttpRequest.prototype, {
    open(method, address, ...more) {
      const file = find(address);
      if (file) asked.set(this, file); else asked.delete(this);
      return open.call(this, method, address, ...more);
    },
    getResponseHeader(name) {
      const file = asked.get(this);
      return !file ? getResponseHeader.call(this, name) : /^content-type$/i.test(name) ? file[0] : null;
    },
    send(body) {
      const file = asked.get(this);
      if (!file) return send.call(this, body);
      const { responseType } = this;
      const response = responseType === 'arraybuffer' ? bytes(file).buffer
        : responseType === 'blob' ? new Blob([bytes(file)], { type: file[0] })
        : responseType === 'json' ? JSON.parse(words(file)) : words(file);
      const told = { readyState: 4, status: 200, statusText: 'OK', response };
      if (responseType === '' || responseType === 'text') told.responseText = response;
      for (const name in told) Object.defineProperty(this, name, { configurable: true, value: told[name] });
      setTimeout(() => { for (const type of ['readystatechange', 'load', 'loadend']) this.dispatchEvent(new ProgressEvent(type)); });
    },
  });
  for (const kind of [HTMLImageElement, HTMLMediaElement, HTMLSourceElement, HTMLScriptElement]) {
    const property = Object.getOwnPropertyDescriptor(kind.prototype, 'src');
    Object.defineProperty(kind.prototype, 'src', { ...property, set(address) {
      const file = find(address);
      if (!file) return property.set.call(this, address);
      if (kind !== HTMLScriptElement) return property.set.call(this, held(file));
      this.text = words(file);
      setTimeout(() => this.dispatchEvent(new Event('load')));
    } });
  }
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    const file = /^(src|poster|href|xlink:href)$/i.test(name) && find(value);
    if (!file) return set.call(this, name, value);
    if (this instanceof HTMLScriptElement) this.src = value; else set.call(this, name, held(file));
  };
  const inStyle = (text) => text.replace(/url\\(\\s*(["']?)([^"')]+)\\1\\s*\\)/g, (whole, quote, address) => {
    const file = find(address);
    return file ? 'url("' + held(file) + '")' : whole;
  });
  const mend = (element) => {
    for (const name of ['src', 'poster']) {
      const file = element.tagName !== 'SCRIPT' && element.hasAttribute(name) && find(element.getAttribute(name));
      if (file) set.call(element, name, held(file));
    }
    const style = element.getAttribute('style') || '';
    if (style.includes('url(') && inStyle(style) !== style) set.call(element, 'style', inStyle(style));
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      mend(target);
      for (const node of addedNodes) if (node instanceof Element) { mend(node); node.querySelectorAll('[src],[poster],[style]').forEach(mend); }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['src', 'poster', 'style'] });
}`
