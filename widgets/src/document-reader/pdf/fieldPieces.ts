import type { Piece } from "../lines.ts";

/** What pdf.js tells about a form field, as far as it is used. */
interface Field {
  readonly subtype?: string;
  readonly fieldType?: string | null;
  readonly fieldValue?: string | readonly string[] | null;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly exportValue?: string;
  readonly buttonValue?: string;
  readonly hidden?: boolean;
  readonly noView?: boolean;
  readonly rect?: readonly number[];
  readonly defaultAppearanceData?: { readonly fontSize?: number };
}

/**
 * The values of a PDF's form fields as text where they lie: "[x]" for a checked box, "[ ]" for one that is not.
 * @param fields as `getAnnotations` gives them. @param place from PDF coordinates to the page from its top.
 */
export function fieldPieces(
  fields: readonly Field[],
  place: (x: number, y: number) => readonly [number, number],
): readonly Piece[] {
  return fields.flatMap((field) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = field.rect ?? [];
    if (field.subtype !== "Widget" || field.hidden || field.noView) return [];
    const lines = linesIn(field);
    const [x, highest] = place(left, top);
    const [, lowest] = place(left, bottom);
    const given = field.defaultAppearanceData?.fontSize || usualSize;
    const size = Math.min(given, Math.max(lowest - highest, 1));
    // The text of one line lies in the middle of its box; that of several begins at the top.
    const first =
      lines.length === 1 && lowest - highest < 3 * size ? (highest + lowest + size) / 2 : highest + size;
    return lines.map((text, index) => ({
      text,
      x,
      y: first - size * descent + index * size * lineHeight,
      width: Math.min(right - left, text.length * size * letterWidth),
      size,
      isBold: false,
    }));
  });
}

const usualSize = 10;
const descent = 0.15;
const lineHeight = 1.2;
const letterWidth = 0.5;

function linesIn({
  fieldType,
  fieldValue,
  checkBox,
  radioButton,
  exportValue,
  buttonValue,
}: Field): readonly string[] {
  if (fieldType === "Btn") {
    if (checkBox)
      return [box(typeof fieldValue === "string" && fieldValue !== "Off" && fieldValue === exportValue)];
    return radioButton ? [box(typeof fieldValue === "string" && fieldValue === buttonValue)] : [];
  }
  if (fieldType !== "Tx" && fieldType !== "Ch") return [];
  const text = typeof fieldValue === "string" ? fieldValue : (fieldValue ?? []).join(", ");
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
}

function box(isChecked: boolean): string {
  return isChecked ? "[x]" : "[ ]";
}
