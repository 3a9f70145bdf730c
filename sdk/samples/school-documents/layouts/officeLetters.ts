import { fields, gap, rule, text } from "../blocks.ts";
import { days } from "../print.ts";
import { type Layout, part } from "./Layout.ts";
import { letterBody } from "./notices/letters.ts";

/** A letter as an office writes it today: nothing bold, the subject in the text, justified, the letterhead on each page. */
export const officeLetter: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child } = data;
  return {
    theme: {
      font: "Helvetica",
      size: 11,
      margin: 80,
      heading: "plain",
      boxes: "brackets",
      justified: true,
      noBold: true,
      header: () => [data.district, "", "Department of Student Services"],
      footer: (page) => ["", `${data.school} - page ${page}`, ""],
    },
    blocks: [
      text(days("September 4, 2025")(data.dates.document)),
      gap(),
      text(`Via U.S. mail and e-mail\n${child.parents}\n${child.address}`),
      gap(),
      text(`Student: ${child.name}, grade ${child.grade}\nSubject: ${subject}`),
      gap(),
      ...letterBody(body),
      gap(),
      text("Respectfully,"),
      gap(),
      text(`${from}\n${fromTitle}`),
    ],
  };
};

/** A message that a parent printed from the school's portal. */
export const portalMessage: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child } = data;
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 50,
      heading: "plain",
      boxes: "brackets",
      header: () => ["ParentLink Messages", "", data.school],
      footer: (page, pages) => [`Printed by family account ${child.id}`, "", `${page} / ${pages}`],
    },
    blocks: [
      text(subject, { bold: true }),
      fields(
        "inline",
        [
          ["Sender", from],
          ["Date", `${days("Sep 4, 2025")(data.dates.document)} 3:17 PM`],
        ],
        [
          ["Recipient", child.parents],
          ["Student", child.name],
        ],
      ),
      rule,
      ...letterBody(body),
      gap(),
      text(`${from} | ${fromTitle} | ${data.district}`, { small: true }),
      text("You can reply to this message in the app until it is archived.", { small: true }),
    ],
  };
};
