/** The languages that the product speaks; the first is used where no other is asked for. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];
