/**
 * Normalizes the text for searching without changing positions: full-width and Arabic-Indic digits become digits, every
 * dash a hyphen, every space a plain one.
 */
export function foldSigns(text: string): string {
  return text.replace(
    /[\uff01-\uff5e\u0660-\u0669\u06f0-\u06f9\u2010-\u2015\u2212\ufe58\ufe63\u00a0\u2000-\u200a\u202f\u205f\u3000]/g,
    (sign) => {
      const code = sign.charCodeAt(0);
      if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
      if (code >= 0x0660 && code <= 0x06f9) return String(code & 0xf);
      return /[\u2010-\u2015\u2212\ufe58\ufe63]/.test(sign) ? "-" : " ";
    },
  );
}
