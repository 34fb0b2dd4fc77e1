/** Stands for every stylesheet in Jest: each class name is its own key, so tests never depend on generated names. */
const classNames = new Proxy(
  {},
  {
    get(_target, key) {
      if (key === '__esModule') return true;
      return key === 'default' ? classNames : String(key);
    },
  },
);
module.exports = classNames;
