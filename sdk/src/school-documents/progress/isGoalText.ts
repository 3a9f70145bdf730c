/** Says what the child will do, and how well. */
export const isGoalText = (text: string) =>
  text.length > 40 &&
  /^[^.]*\bwill\b/.test(text) &&
  /\d|\b(all|each|every|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(text) &&
  !/\b(we|I|team|staff|teacher|therapist|parents?|you|meeting) will\b|\bwill (meet|make|achieve|reach) (the|this|his|her|their) goal\b/i.test(
    text,
  );
