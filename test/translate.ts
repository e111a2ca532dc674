/**
 * Changes the page as a translator in the browser does, and goes on doing so: elements come in the place of
 * each text node. The words stay as they are. It uses nothing from outside, as it is also sent into a page.
 */
export function translate() {
  const untouched = ['SCRIPT', 'STYLE', 'TEXTAREA', 'FONT'];
  const translated: { text: Text; before: string; shown: Element }[] = [];
  const translateText = (text: Text): void => {
    if (text.data.trim() === '' || untouched.includes(text.parentNode?.nodeName ?? 'FONT')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const { style } of [outer, inner]) style.verticalAlign = 'inherit';
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
    translated.push({ text, before: text.data, shown: outer });
  };
  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translateText(text);
  };
  translateIn(document.body);
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.nodeName === 'FONT') continue;
      translateIn(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return {
    end: (): void => observer.disconnect(),
    /**
     * What stands on the page though it was changed since: the change went into a text node that is not there
     * any more.
     */
    findUntrue: (): string[] =>
      translated
        .filter(({ text, before, shown }) => shown.isConnected && text.data !== before)
        .map(({ text, before }) => `'${before}' instead of '${text.data}'`),
  };
}
