/** The placeholder in a rewritten goal where a fact is missing: never an invented number, name or fact. */
export declare const blanks: {
    readonly child: "[your child]";
    readonly timeframe: "by [date]";
    readonly condition: "given [the task, the place and the help]";
    readonly behavior: "[do what others can see or count]";
    readonly toShow: (words: string) => string;
    readonly needs: {
        stimming: string;
        eyeContact: string;
        device: string;
        touch: string;
        obeying: string;
    };
    readonly skillFor: (words: string) => string;
    readonly skillFrom: (words: string) => string;
    readonly criterion: "[how well or how often, and in how many tries]";
    readonly steady: "in [how many tries or days]";
    readonly safe: "every time";
    readonly higher: "[a target above the starting point]";
    readonly method: "as measured by [tool, by whom, how often]";
    readonly baseline: "Starting point: [the same skill, measured now].";
};
