/** Email addresses, also with "[at]". The part before the @ is bounded, so that a long text is read in linear time. */
export const emails =
  /[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}(?:@| ?[[(]at[\])] ?)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
