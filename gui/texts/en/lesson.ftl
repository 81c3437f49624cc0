### Lessons and examples, English.
###
### What is put into the messages, in the order in which Rust gives it:
### $title - what the lesson is called
### $at (number) - which step
### $all (number) - of how many
### $chapter (number) - in which chapter
### $chapters (number) - of how many chapters
### $reason - why it cannot be shown

lesson-learn = Lesson: “{ $title }”
lesson-resume = Go on with “{ $title }”: chapter { $at } of { $all }
lesson-examples = Examples to watch
lesson-step = { $chapters ->
        [1] Step { $at } of { $all }
       *[other] Chapter { $chapter } of { $chapters }, step { $at } of { $all }
    }
lesson-new-table = The table was set up anew for this chapter.
lesson-go-on = Go on
lesson-plays = Autoplay
lesson-show = Show me
lesson-back = Step back
lesson-leave = Leave
lesson-next-chapter = Next chapter
lesson-play = Set up a game
lesson-once-more = Once more
lesson-chapter-end = That is the end of this chapter. The next one begins at a new table.
lesson-end = “{ $title }” ends here.
lesson-wrong = You could do that in a game. Here the lesson goes on with what is marked on the table.
lesson-not-saved = A lesson is not saved.
lesson-broken = This lesson cannot be shown: { $reason }
