/** Encloses what a parent wrote, and nothing else: `defuse` removes anything like it from the text. */
const opens = "<<<WORDS_OF_THE_PARENT";
const closes = "WORDS_OF_THE_PARENT>>>";

/** @returns the words between two lines that nothing within can imitate. */
export function fence(words: string): string {
  return [opens, defuse(words), closes].join("\n");
}

/**
 * Removes from a text what a model could read as one of our markers or its own: rows of angle brackets (the fence), and
 * what begins like the tags that divide a conversation on some servers (`<|im_start|>`, `</s>`, `[INST]`). Every word
 * stays, and so does "<80%".
 */
export function defuse(text: string): string {
  return text
    .replace(/[<>‹›«»《》〈〉⟨⟩⟪⟫＜＞](?:[\s\p{Cf}]*[<>‹›«»《》〈〉⟨⟩⟪⟫＜＞])+/gu, "‹")
    .replace(/[<＜][\p{Cf}]*(?=[\p{L}/|｜!?])/gu, "‹")
    .replace(/\[(\/?)(INST|SYS)\]/giu, "($1$2)");
}
