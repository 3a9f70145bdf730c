/** Words that English sentences have and Spanish ones do not. */
const words =
  "the and of with your you yours my we our us is are was were be been being has have had do does did for from this that these those what when how who whom which where there not it its to will would can could should must may or if by at they them their he she his her an all any each every more most one two three after before about because than then into over under out up so but only also some many much few another other same here now today day days week weeks month months year years hour hours minute minutes school schools child children parent parents teacher law rule rules state states meeting goal goals letter letters page pages question questions answer answers ask asks asked write writes read back next open close copy print download save show hide remove send choose type check checked see get find begin start first last yes January February March April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
    .split(" ")
    .map((word) => word.toLowerCase());
const isEnglish = new Set(words);

/**
 * The pieces of text below a node that have an English word: texts, labels, hints. What is marked `lang="en"`, such as a
 * quote of a document, may be English. So may a quote in a label, which cannot mark a part of itself.
 */
export function englishIn(root: Element): readonly string[] {
  return textsIn(root).filter((text) => englishWordsOf(text).length > 0);
}

/** The English words of a text; none of those in capitals, which may be short for something. */
export function englishWordsOf(text: string): readonly string[] {
  const words = text.match(/[\p{L}’'-]+/gu) ?? [];
  return words.filter((word) => word.toUpperCase() !== word && isEnglish.has(word.toLowerCase()));
}

/** What is between quotation marks, with them. */
export const quotes = /“[^”]*”/g;

const readAttributes = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];

/** The texts, labels and hints below a node that are not marked `lang="en"`. */
export function textsIn(element: Element): readonly string[] {
  if (element.getAttribute("lang") === "en" || element.matches("style, script")) return [];
  const attributes = readAttributes.flatMap(
    (name) => element.getAttribute(name)?.replaceAll(quotes, "") ?? [],
  );
  const children = [...element.childNodes].flatMap((node) =>
    node.nodeType === 1 ? textsIn(node as Element) : node.nodeType === 3 ? [node.textContent ?? ""] : [],
  );
  return [...attributes, ...children].map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
}
