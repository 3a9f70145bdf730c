/**
 * Whether a parent asks for a fact that is not in any law: a phone number, a price, whom to hire, what to buy. We hold
 * none of them but the state's parent center.
 */
export declare function isOutsideFact(question: string): boolean;
