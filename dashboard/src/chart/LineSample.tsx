import { lookOf } from "./looks.ts";

/** A line's dash pattern and color, for the legend. */
export function LineSample({ index }: { readonly index: number }) {
  const { color, dashes } = lookOf(index);
  return (
    <svg aria-hidden width="32" height="8" viewBox="0 0 32 8" className="dash-sample">
      <path d="M0 4h32" stroke={color} strokeWidth="2.5" strokeDasharray={dashes} fill="none" />
    </svg>
  );
}
