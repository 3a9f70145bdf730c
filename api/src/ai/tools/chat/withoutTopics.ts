/** What an answer of the chat holds that goes by no topic. */
export const withoutTopics = { topics: [], choices: [], openQuestions: [] } as const;
