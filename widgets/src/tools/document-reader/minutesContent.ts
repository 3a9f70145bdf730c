/** Texts of the minutes that a plan owes, and of those that were given. */
export const minutesWords = {
  title: "Did your child get these minutes?",
  lead: "Choose a time, and write how many minutes the school gave in it. The school writes them down in its service logs. You may ask to see them.",
  from: "From",
  to: "To",
  weeksOff: "Weeks without school",
  chooseTime: "Choose the first and the last day, and we count what was owed.",
  notSaid: "no minutes given in the document",
  cannotCount: "We cannot count this one by weeks. Ask the school how many minutes were due.",
  owed: (minutes: number) => `Owed in this time: ${inMinutes(minutes)}`,
  given: (service: string) => `Minutes given: ${service}`,
  byLog: "From your log: what was owed, less what you wrote down as missed. Change it if you know better.",
  missing: (minutes: number) => `Missing: ${inMinutes(minutes)}`,
  allGiven: "Nothing is missing.",
  limits:
    "We count five school days a week. Holidays and single days off are in it, so the true number can be a little lower. If your child was out, or a session was moved, the school may not owe that time. Ask for the service logs before you name a number.",
  letter: "Write the letter that asks to make up the time",
  line: (
    service: string,
    [owed, given, missing]: readonly [number, number, number],
    from: string,
    to: string,
  ) =>
    `${service}, from ${from} to ${to}: by my count ${inMinutes(owed)} owed, ${inMinutes(given)} given, ${inMinutes(missing)} missing`,
} as const;

function inMinutes(count: number): string {
  return count === 1 ? "1 minute" : `${count.toLocaleString("en-US")} minutes`;
}
