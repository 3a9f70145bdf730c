/** The unit of a time limit. "days" if the rule does not say more. */
export type TimeUnit =
  | "calendar days"
  | "business days"
  | "school days"
  | "instructional days"
  | "days"
  | "months"
  | "years";
