/** Properties and attributes whose value is read even when it is one word in lower case. */
const textKeys = new Set([
  "title",
  "label",
  "text",
  "lead",
  "note",
  "hint",
  "button",
  "description",
  "placeholder",
  "alt",
  "aria-label",
  "heading",
  "question",
  "sentence",
  "start",
  "back",
  "close",
  "none",
]);

/**
 * Whether a string reads as words, rather than as code.
 * @param key the property or attribute that holds it.
 */
export function isReadable(text: string, key: string): boolean {
  const trimmed = text.trim();
  if (!/\p{L}/u.test(trimmed) || isAddress(trimmed) || isCode(trimmed)) return false;
  if (/\s/.test(trimmed)) return /\p{L}{2}/u.test(trimmed);
  if (/^\p{Lu}[\p{Ll}’']+([-/&]\p{L}[\p{Ll}’']*)*[.:!?…,]*$/u.test(trimmed)) return true;
  return textKeys.has(key) && /^\p{L}+[.:!?…,]*$/u.test(trimmed);
}

/** The same for the fixed texts between a template's values. */
export function isReadableTemplate(texts: readonly string[]): boolean {
  const whole = texts.join("\u2060");
  if (isAddress(whole) || isCode(whole)) return false;
  const hasWord = texts.some((text) => /(^|[^\p{L}\d#./_-])\p{L}{2,}/u.test(text));
  return hasWord && /\p{L}[^\p{L}]*\s|\s[^\p{L}]*\p{L}/u.test(whole);
}

function isAddress(text: string): boolean {
  return (
    /^(https?:|mailto:|tel:|data:|blob:|\/|\.{1,2}\/|[?&#])/.test(text) || /^[\w.+-]+@[\w.-]+$/.test(text)
  );
}

/** CSS, markup, class names and patterns. */
function isCode(text: string): boolean {
  const isCss =
    /^[^.?!]*\{[^{}]*[\w-]+:[^;{}]+[;}]|^\s*[\w-]+:\s*[^;]*;\s*([\w-]+:|$)|^\(?(min|max|prefers)-|^--|^(url|var|calc|rgb|translate\w*|minmax|repeat)\(|^\w+ \d+(px|rem|%)|^\.?(iep|dash)-/.test(
      text,
    );
  if (/^Bearer |^(input|button|select|textarea)[,: ]|^\[data-/.test(text)) return true;
  return isCss || /^\s*<[a-z?!/]|\\[bpsw]|\(\?[:!=<]/.test(text);
}
