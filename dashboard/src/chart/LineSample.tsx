import { lookOf } from "./looks.ts";

/** A piece of a line as the chart draws it. */
export function LineSample({ index }: { readonly index: number }) {
  const { color, dashes } = lookOf(index);
  return (
    <svg aria-hidden width="32" height="8" viewBox="0 0 32 8" className="dash-line-sample">
      <path d="M0 4h32" stroke={color} strokeWidth="2.5" strokeDasharray={dashes} fill="none" />
    </svg>
  );
}
