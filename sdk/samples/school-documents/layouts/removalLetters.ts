import { fields, heading, rule, text } from "../blocks.ts";
import { days } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** A principal's e-mail about a removal. */
export const removalEmail: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    returns,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const long = days("Thursday, September 4, 2025");
  const [greeting = "", ...others] = body;
  return {
    theme: { font: "Helvetica", size: 10.5, margin: 54, heading: "plain", boxes: "brackets" },
    blocks: [
      fields(
        "inline",
        [["From", from]],
        [["To", child.parents]],
        [["Date", `${long(dates.document)}, 3:26 PM`]],
        [["Subject", `${child.name} - incident and suspension`]],
      ),
      rule,
      text(greeting),
      text(`I am writing about ${long(dates.incident)}. ${incident}`),
      text(
        `The consequence is an out-of-school suspension of ${count} ${count === 1 ? "day" : "days"}.${returns ? ` We will see you again on ${long(returns)}.` : ""}`,
      ),
      ...(manifestationMeeting
        ? [
            text(
              `The manifestation determination review is set for ${long(manifestationMeeting)} at 1:30 PM.`,
            ),
          ]
        : []),
      ...others.map((words) => text(words)),
      text(rights),
      text(`${from}\n${fromTitle}, ${data.school}`),
    ],
  };
};

/** A superintendent's letter that gives the number of days in words and figures and the dates of a hearing. */
export const longSuspensionLetter: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    rule: code,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  return {
    theme: { font: "Times", size: 11.5, margin: 74, justified: true, heading: "caps", boxes: "brackets" },
    blocks: [
      text(`${data.district}\nOffice of the Superintendent`, { align: "center" }),
      text(day(dates.document), { align: "right" }),
      text(`${child.parents}\n${child.address}`),
      heading(`Long-term suspension: ${child.name}`, 3),
      text(`Dear ${child.parents}:`),
      text(
        `The principal of ${data.school} has reported the following incident of ${day(dates.incident)}. ${incident}`,
      ),
      text(
        `This is a violation of ${code}. I have suspended ${child.name} for ${count !== null && words[count] ? `${words[count]} (${count})` : count} school days.`,
      ),
      ...(manifestationMeeting
        ? [
            text(
              `Because ${child.name} has an IEP, a manifestation determination review will take place on ${day(manifestationMeeting)}.`,
            ),
          ]
        : []),
      ...body.map((one) => text(one)),
      text(rights),
      text(`Respectfully,\n\n${from}\n${fromTitle}`, { indent: 200 }),
    ],
  };
};
