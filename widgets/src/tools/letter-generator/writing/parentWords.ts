// Prepares typed text for a letter. The words stay the parent's own.

/** What parents write into a required field when there is nothing to say. */
const nothing =
  /^(none|no|nothing|nil|na|n\/a|not applicable|no concerns?( at this time| right now)?|-+)[.!]?$/i;

/** @returns the text as one line that ends in a period; null if it says nothing. */
export function inOneLine(typed: string): string | null {
  const text = linesOf(typed).join(" ");
  return text === "" ? null : text;
}

/** @returns each line as a sentence, without its bullet; lines that say nothing are dropped. */
export function linesOf(typed: string): readonly string[] {
  return typed
    .split(/\n+/)
    .map((line) =>
      line
        .replace(/^\s*([-*•–]|\d{1,2}[.)])\s+/, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((line) => line !== "" && !nothing.test(line))
    .map(asSentence);
}

/** @returns a name, grade or place in one line, as typed; null if it is blank. */
export function plain(typed: string): string | null {
  const text = typed.replace(/\s+/g, " ").trim();
  return text === "" ? null : text;
}

function asSentence(line: string): string {
  const text = line.charAt(0).toUpperCase() + line.slice(1);
  return /[.!?…\])"”']$/.test(text) ? text : `${text}.`;
}

/** How a letter refers to the child after the first time: by first name, or by a template's whole blank. */
export function firstName(childName: string): string {
  return childName.startsWith("[") ? childName : (childName.split(" ")[0] ?? childName);
}
