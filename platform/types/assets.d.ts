/** CSS that webpack takes in: modules give class names by key, plain files only a side effect. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
