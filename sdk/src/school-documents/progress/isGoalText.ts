/** Says what the child will do, and how well. */
export const isGoalText = (text: string) =>
  text.length > 40 &&
  /^[^.]*\bwill\b/.test(text) &&
  /\d|\b(all|each|every|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(text) &&
  // What adults will do, or what will be done: "Services will be discussed", "Mr. Ames and Ann will write a new one"
  !/\b(we|I|goals?|team|staff|teacher|therapist|parents?|you|meeting) will\b|\band [A-Z][a-z]+ will\b|\bwill be (?!able\b)\w+ed\b|\bwill (meet|make|achieve|reach) (the|this|his|her|their) goal\b/i.test(
    text,
  );
