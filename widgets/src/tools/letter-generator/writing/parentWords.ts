// What a parent typed, made ready to stand in a letter. The words stay the parent's own.

/** What a parent writes into a field that has to be filled when there is nothing to say. */
const nothing =
  /^(none|no|nothing|nil|na|n\/a|not applicable|no concerns?( at this time| right now)?|-+)[.!]?$/i;

/** @returns the text as one line with a full stop at its end, or null when it says nothing. */
export function inOneLine(typed: string): string | null {
  const text = linesOf(typed).join(" ");
  return text === "" ? null : text;
}

/** @returns each line as a sentence, without the bullet it may have been given; lines that say nothing are left out. */
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

/** @returns a name, grade or place in one line, as typed; null when it is blank. */
export function plain(typed: string): string | null {
  const text = typed.replace(/\s+/g, " ").trim();
  return text === "" ? null : text;
}

function asSentence(line: string): string {
  const text = line.charAt(0).toUpperCase() + line.slice(1);
  return /[.!?…\])"”']$/.test(text) ? text : `${text}.`;
}

/** How a letter calls the child after the first time: by the first name, or by the whole blank of a template. */
export function firstName(childName: string): string {
  return childName.startsWith("[") ? childName : (childName.split(" ")[0] ?? childName);
}
