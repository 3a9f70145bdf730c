/** "Will" and its like; not the name Will: "Will will read", "Will reads". */
export declare const modal: RegExp;
export declare const modals: RegExp;
