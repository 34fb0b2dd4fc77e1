import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** CSS lengths of the thing that will stand here, so that nothing moves when it comes. */
  width?: string;
  height?: string;
  /** CSS aspect ratio instead of a height, for pictures. */
  ratio?: string;
};

/** A grey stand-in while something loads. Hidden from screen readers: the region around it says that it is busy. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: ratio ? undefined : (height ?? '1em'), aspectRatio: ratio }}
    />
  );
}
