/** What an answer of the chat holds that goes by no topic. */
export declare const withoutTopics: {
    readonly topics: readonly [];
    readonly choices: readonly [];
    readonly inSpanish: readonly [];
    readonly openQuestions: readonly [];
};
