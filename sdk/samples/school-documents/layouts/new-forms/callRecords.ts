import { fields, gap, heading, rule, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { type Layout, part } from "../Layout.ts";
import { letterBody } from "../notices/letters.ts";

/** An office's summary of a telephone call, mailed to the parent as the answer to what was asked. */
export const callSummary: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  return {
    theme: { font: "Helvetica", size: 11, margin: 66, heading: "underline", boxes: "brackets" },
    blocks: [
      heading("Summary of our telephone conference", 1),
      fields(
        "inline",
        [["Student", `${child.name} (${data.school})`]],
        [["Caller", child.parents]],
        [["Topic", subject]],
        [["Mailed", days("9/4/25")(dates.document)]],
      ),
      rule,
      ...letterBody(body),
      gap(),
      text(`Prepared by ${from}, ${fromTitle}, ${data.district}. Keep this page with your records.`, {
        italic: true,
      }),
    ],
  };
};
