/** The emulated settings of a visitor, in place of the device's. */
export interface EmulatedMedia {
  'prefers-reduced-motion'?: 'reduce' | 'no-preference';
  'forced-colors'?: 'active';
  /** How many times as large as usual text is; widths in em follow it. */
  textScale?: number;
}

const feature = /\((prefers-reduced-motion|forced-colors):\s*([\w-]+)\)/g;
const textWidth = /([\d.]+)(r?em)\b/g;

let emulated: EmulatedMedia = {};

/** The original text of each rewritten condition. */
const originals = new WeakMap<CSSMediaRule, string>();

/** Returns a media query that matches in this window as the original would with the emulated settings. */
function decide(query: string): string {
  const { textScale = 1 } = emulated;
  return query
    .replace(textWidth, (_, size: string, unit: string) => `${Number(size) * textScale}${unit}`)
    .replace(feature, (whole, name: 'prefers-reduced-motion' | 'forced-colors', value) => {
      const wanted = emulated[name];
      if (wanted === undefined) return whole;
      return wanted === value ? '(min-width: 0px)' : '(max-width: 0px)';
    });
}

function adaptRule(rule: CSSRule): void {
  if (rule instanceof CSSMediaRule) {
    const original = originals.get(rule) ?? rule.media.mediaText;
    const decided = decide(original);
    if (decided !== rule.media.mediaText) {
      originals.set(rule, original);
      rule.media.mediaText = decided;
    }
  }
  // Style rules can be nested.
  if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) adaptRule(inner);
}

function adaptPage(): void {
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) adaptRule(rule);
}

/** Adapts styles that components add later, as elements or rule by rule. */
function adaptLaterStyles(): () => void {
  const elements = new MutationObserver(adaptPage);
  elements.observe(document.head, { childList: true, characterData: true, subtree: true });
  const sheets = CSSStyleSheet.prototype;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its sheet below
  const { insertRule } = sheets;
  sheets.insertRule = function (rule, index) {
    const place = insertRule.call(this, rule, index);
    const inserted = this.cssRules[place];
    if (inserted) adaptRule(inserted);
    return place;
  };
  const realMatchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => realMatchMedia(decide(query));
  return () => {
    elements.disconnect();
    sheets.insertRule = insertRule;
    window.matchMedia = realMatchMedia;
  };
}

let stop: (() => void) | undefined;

/**
 * Emulates settings of the visitor in media queries. A page cannot set them, so this rewrites the conditions of its
 * style sheets and the results of `matchMedia`.
 * @param features those left out are as on the device
 */
export function emulateMedia(features: EmulatedMedia): void {
  const isEmulating = Object.values(features).some((value) => value !== undefined);
  if (!isEmulating && stop === undefined) return;
  emulated = features;
  adaptPage();
  if (isEmulating) {
    stop ??= adaptLaterStyles();
  } else {
    stop?.();
    stop = undefined;
  }
}
