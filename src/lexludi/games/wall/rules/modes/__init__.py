"""Who plays besides people, and the games for one, two, and all together."""
