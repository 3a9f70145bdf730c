/**
 * Spells Spanish by its sound, since phones and haste do: "ya no kiere vivir", "se aorca", "los brasos" and the spelling
 * of the dictionary all come out the same. Works on a text and on the words of a pattern.
 * @param text in lower case.
 */
export function asSpanishSounds(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/qu(?=[ei])/g, "k")
    .replaceAll(/(?<![\p{L}\\])q(?!\p{L})/gu, "ke")
    .replaceAll(/(?<![\p{L}\\])m(?= )/gu, "me")
    .replaceAll(/c(?=[ei])/g, "s")
    .replaceAll("c", "k")
    .replaceAll("h", "")
    .replaceAll("ll", "y")
    .replaceAll("z", "s")
    .replaceAll("v", "b")
    .replaceAll(/g(?=[ei])/g, "j")
    .replaceAll(/(ss|kk|nn)/g, (twice) => twice.charAt(0));
}
