import type { ComponentProps } from "react";
import { blockWords } from "./words.ts";

/** A table that scrolls by itself, by touch and by keyboard, when it does not fit. */
export function WideTable(props: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section className="wide-table" aria-label={blockWords.table} tabIndex={0}>
      <table {...props} />
    </section>
  );
}
