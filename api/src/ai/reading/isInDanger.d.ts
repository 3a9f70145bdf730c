/** Whether an account tells that staff may be hurting the child: marks, holds, a locked room. */
export declare function isInDanger(account: string): boolean;
