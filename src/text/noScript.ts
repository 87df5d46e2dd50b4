/** In the HTML of a form, for a browser that runs no scripts. */
export const noScriptText = {
  form: 'Tarayıcınızda JavaScript kapalı olduğu için bu form çalışmıyor. JavaScript’i açın ya da bizi arayın:',
} as const;
