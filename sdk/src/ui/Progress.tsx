import { tw } from "../theme/index.ts";

export interface ProgressProps {
  /** 0 to `of`. */
  readonly value: number;
  readonly of: number;
  /** Shown and read aloud: "Section 2 of 3". */
  readonly label: string;
  /** Shown at the other end of the line: "33% complete". */
  readonly aside?: string;
}

/** A parent's progress. A native progress element without inline styles, so that it works under a strict CSP. */
export function Progress({ value, of, label, aside }: ProgressProps) {
  return (
    <div className={tw`flex flex-col gap-2`}>
      <p className={tw`flex flex-wrap justify-between gap-2 text-sm text-quiet`}>
        <span>{label}</span>
        {aside ? <span>{aside}</span> : null}
      </p>
      <progress className="iep-progress" value={value} max={of} aria-label={label} />
    </div>
  );
}
