/**
 * `emotional-checkin-report-{child name or "child"}`, without its extension. So that every file
 * system takes it:
 * - what Windows, macOS or Linux forbid in a name (`\ / : * ? " < > |`) becomes a hyphen;
 * - control characters, and marks that cannot be seen, go;
 * - spaces in a row become one; spaces, dots and hyphens at either end go;
 * - at most 50 characters of the name stay.
 * Letters of every script stay as they are. Where nothing is left it is "child".
 * @param childName as the parent typed it.
 */
export function reportFileName(childName: string): string {
  const name = childName
    .normalize("NFC")
    .replace(/\s/gu, " ")
    .replace(/\p{C}/gu, "")
    .replace(/ +/g, " ")
    .replace(/[\\/:*?"<>|]/g, "-");
  const ending = trimmed([...trimmed(name)].slice(0, 50).join("")) || /* message */ "child";
  return /* message */ `emotional-checkin-report-${ending}`;
}

function trimmed(name: string): string {
  return name.replace(/^[\s.-]+|[\s.-]+$/gu, "");
}
