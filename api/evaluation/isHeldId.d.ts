/** Whether a citation's id names law that we hold: a provision, or a topic of a state's record. */
export declare function isHeldId(id: string): boolean;
