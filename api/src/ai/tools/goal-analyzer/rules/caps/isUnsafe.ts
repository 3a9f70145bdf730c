import type { Goal } from "../reading/readGoal.ts";

/** Whether a skill that keeps the child alive is asked for only in a share of the tries. */
export function isUnsafe({ actions, ofChild, conditions, targets }: Goal): boolean {
  const said = [...ofChild.map(({ phrase }) => phrase), ...conditions.map(({ text }) => text)].join(" ; ");
  if (actions.length === 0 || !danger.test(said)) return false;
  const shares = targets.filter(({ form }) => form !== "count").map(({ value }) => value);
  return shares.length > 0 && Math.max(...shares) < 100;
}

const danger = new RegExp(
  [
    "\\bcross(?:es|ing)?\\b[^,;.]{0,30}\\b(?:streets?|roads?|intersections?|crosswalks?|parking lots?|driveways?|tracks)\\b",
    "\\b(?:streets?|roads?|traffic|parking lots?|crosswalks?)\\b[^,;.]{0,20}\\b(?:safe(?:ly|ty)?|cross)",
    "\\blook both ways\\b",
    "\\b(?:elop(?:e|es|ing|ement)|bolt(?:s|ing)?|run(?:s|ning)? (?:away|off|out)|wander(?:s|ing)?)\\b",
    "\\bleav(?:e|es|ing) (?:the )?(?:school )?(?:building|campus|grounds|school|property|yard|playground|supervised area)\\b",
    "\\bself[- ](?:injur\\p{L}*|harm\\p{L}*)|\\b(?:hurt|hit|bit|scratch|cut)(?:e|s|t?t?ing)? (?:him|her|them)sel(?:f|ves)|\\bbang(?:s|ing)? (?:his|her|their) head|\\bhead[- ]bang\\p{L}*",
    "\\ballerg\\p{L}*|\\bepi-?pen\\b|\\binsulin\\b|\\bblood (?:sugar|glucose)\\b|\\binhaler\\b|\\bchok\\p{L}*|\\bswallow\\p{L}*\\b(?=.*\\bsafe)",
    "\\b(?:refuse|avoid|decline|turn down)\\b[^,;.]{0,30}\\b(?:foods?|peanuts?|nuts|snacks?)\\b|\\bonly safe foods?\\b",
    "\\bnon-?food\\b|\\bnon-?edible|\\binedible|\\bpica\\b|\\bpoison\\p{L}*|\\bmedic(?:ation|ine)s?\\b",
    "\\b(?:hot stove|stove|oven|burner|knife|knives|fire (?:drill|alarm)|weapons?|matches)\\b",
    "\\b(?:seat ?belt|harness|life ?jacket|helmet)\\b|\\b(?:deep|pool|open) water\\b|\\bdrown\\p{L}*",
    "\\bstrangers?\\b|\\b(?:call|dial) 911\\b|\\bemergenc(?:y|ies)\\b",
  ].join("|"),
  "iu",
);
