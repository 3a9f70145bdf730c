import { encode } from "uqr";

interface Props {
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
}

/** The blank margin that a reader needs, in modules (ISO/IEC 18004, section 6.3.8). */
const quietZone = 4;

/** A QR code, black on white in both themes: many readers cannot read an inverted one. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
